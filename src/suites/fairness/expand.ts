import { byCodePoint } from '../../text/order.ts';

/** One prompt that is sent, and which values stand in it. */
export interface FairnessVariant {
  readonly id: string;
  readonly seed_id: string;
  readonly prompt: string;
  readonly assignments: { readonly [attribute: string]: string };
}

/** A prompt with placeholders, and the values that are tried. */
export interface SeedPrompt {
  readonly id: string;
  readonly prompt: string;
  readonly attributes: { readonly [attribute: string]: readonly string[] };
}

/** What a suite sends: prompts to expand, or variants as they are. */
export interface Dataset {
  readonly prompts?: readonly OptionallyWith<SeedPrompt, 'attributes'>[] | undefined;
  readonly variants?: readonly OptionallyWith<FairnessVariant, 'assignments'>[] | undefined;
}

type OptionallyWith<T, Key extends keyof T> = Omit<T, Key> & { readonly [key in Key]?: T[key] | undefined };

const PART = /\{\{|\}\}|\{([^{}]*)\}/g;

/** Every variant of a dataset, in its order. */
export function expandDataset({ prompts = [], variants = [] }: Dataset): FairnessVariant[] {
  return [
    ...variants.map(({ id, seed_id, prompt, assignments = {} }) => ({ id, seed_id, prompt, assignments })),
    ...prompts.flatMap(({ id, prompt, attributes = {} }) => expandPrompt({ id, prompt, attributes })),
  ];
}

/**
 * Every combination of a prompt's values: names sorted, the last name fastest, ids `<seed>::1`, `<seed>::2`…; `{{` and
 * `}}` are braces. A prompt without attributes is sent as it is, with the id `<seed>::base`.
 */
export function expandPrompt({ id, prompt, attributes }: SeedPrompt): FairnessVariant[] {
  const names = Object.keys(attributes).toSorted(byCodePoint);
  if (names.length === 0) return [{ id: `${id}::base`, seed_id: id, prompt, assignments: {} }];
  return combinations(names, attributes).map((assignments, index) => ({
    id: `${id}::${index + 1}`,
    seed_id: id,
    prompt: fill(prompt, assignments),
    assignments,
  }));
}

/** The names in single braces, in order and with repeats. */
export function placeholders(prompt: string): string[] {
  return Array.from(prompt.matchAll(PART), (part) => part[1]).filter((name) => name !== undefined);
}

type Assignments = { readonly [attribute: string]: string };

function combinations(names: readonly string[], attributes: SeedPrompt['attributes']): Assignments[] {
  return names.reduce<Assignments[]>(
    (partial, name) =>
      partial.flatMap((assignments) =>
        (attributes[name] ?? []).map((value) => ({ ...assignments, [name]: value })),
      ),
    [{}],
  );
}

function fill(prompt: string, assignments: Assignments): string {
  return prompt.replace(PART, (whole: string, name: string | undefined) => {
    if (name === undefined) return whole.slice(1);
    return assignments[name] ?? whole;
  });
}
