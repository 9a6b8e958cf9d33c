import type { Definition, Root } from 'mdast';

export type Definitions = ReadonlyMap<string, Definition>;

/** The first of two definitions with the same name counts, as in CommonMark. */
export function definitionsOf({ children }: Root): Definitions {
  const found = children.filter((node) => node.type === 'definition');
  return new Map(found.toReversed().map((definition) => [definition.identifier, definition]));
}
