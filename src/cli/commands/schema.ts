import { configJsonSchema } from '../../config/json-schema.ts';
import { EXIT, printJson, type Shell } from '../../bench/shell.ts';

/** `ragbench schema`: the JSON schema of ragbench.yml, for editors. */
export function schema(shell: Shell): number {
  printJson(shell, configJsonSchema());
  return EXIT.ok;
}
