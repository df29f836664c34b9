import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { colourOf } from '../bench/colour.ts';
import { WriteError, writeAtomic } from '../io/disk.ts';
import type { Report } from '../model/report.ts';
import { renderJson } from '../render/json.ts';
import { renderTerminal } from '../render/terminal.ts';
import type { Edge } from './edge.ts';
import type { GatePlace } from './place.ts';

/**
 * Writes report.json and prints the report; gives the path from the workspace, where later steps of the job work, undefined
 * when it could not be written.
 */
export async function writeReport(edge: Edge, place: GatePlace, report: Report): Promise<string | undefined> {
  const path = resolve(place.cwd, place.report);
  const fault = await write(path, report);
  edge.stopCommands();
  edge.log(
    renderTerminal(report, {
      colour: colourOf(false, edge.env),
      columns: 120,
      files: { report: place.report, recording: place.recording },
    }),
  );
  edge.resumeCommands();
  if (fault !== undefined) edge.annotate('error', fault);
  return fault === undefined ? fromWorkspace(edge, path) : undefined;
}

async function write(path: string, report: Report): Promise<string | undefined> {
  try {
    await writeAtomic(path, renderJson(report));
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error.message;
    throw error;
  }
}

/** The repository's root is the workspace, unless it is checked out below it; a report may lie outside of either. */
async function fromWorkspace({ workspace }: Edge, path: string): Promise<string> {
  const place = relative(await realpath(workspace), path);
  return place.startsWith('..') || isAbsolute(place) ? path : place.split(sep).join('/');
}
