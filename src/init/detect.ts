import type { Finding } from './finding.ts';
import { findPort } from './port.ts';
import { findProject, type Project } from './project.ts';
import { chooseChat, chooseHealth, OPENAI_PATH } from './routes/choose.ts';
import { findRoutes, type Route } from './routes/find.ts';
import { findShape, type Shape } from './shape.ts';
import { findStart, type Start } from './start/start.ts';
import type { Tools } from './start/tools.ts';
import { findSuites, type Mention } from './suites.ts';
import type { Survey } from './survey.ts';

/** All that the repository tells about the app and its cases; what it does not tell is absent. */
export interface Detection {
  readonly project?: Project;
  readonly tools?: Tools;
  readonly start?: Start;
  readonly port: Finding<number>;
  readonly route?: Finding<string>;
  readonly health?: Finding<string>;
  /** The wire format of the route. */
  readonly format: 'own' | 'openai-chat' | 'langserve';
  readonly shape: Shape;
  readonly goldens: readonly Finding<string>[];
  readonly mentions: readonly Mention[];
}

/** Reads a survey; `outer` are the names in the root of the repository, when that is not the surveyed folder. */
export function detect(survey: Survey, outer: readonly string[] = []): Detection {
  const routes = findRoutes(survey.files);
  const chat = chooseChat(routes);
  const project = findProject(survey, chat?.file);
  const port = findPort(survey, project, chat?.file);
  const own = project && findStart(survey, project, port.value, outer);
  const health = chooseHealth(chat ? routes.filter(({ file }) => ofOneApp(file.path, chat)) : routes);
  const { goldens, mentions } = findSuites(survey);
  return {
    ...(project && { project }),
    ...(own && { tools: own.tools }),
    ...(own?.start && { start: own.start }),
    port,
    ...(chat && { route: chat.path }),
    ...(health && { health: health.path }),
    format: formatOf(chat),
    shape: chat ? findShape(chat, survey.files, routes) : {},
    goldens,
    mentions,
  };
}

/** A repository may hold a frontend with routes of its own. */
function ofOneApp(path: string, { file }: Route): boolean {
  return path.endsWith('.py') === file.path.endsWith('.py');
}

function formatOf(chat: Route | undefined): Detection['format'] {
  if (chat?.by === 'langserve') return 'langserve';
  return chat && OPENAI_PATH.test(chat.path.value) ? 'openai-chat' : 'own';
}
