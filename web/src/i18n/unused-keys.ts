/** A string literal, as keys are written. */
const quoted = /(['"])([\w.-]+)\1/g;
/** A key built from a template literal, such as t(`scripture.translation.${locale}`). */
const assembled = /\bt\(\s*`([\w.-]*)\$\{[^{}`]+\}([\w.-]*)`/g;

/** The keys that no source uses, as a literal or in a template. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((source) => Array.from(source.matchAll(quoted), ([, , key]) => key)));
  const patterns = sources.flatMap((source) =>
    Array.from(source.matchAll(assembled), ([, before = '', after = '']) => ({ before, after })),
  );
  const isAssembled = (key: string) =>
    patterns.some(
      ({ before, after }) =>
        key.length > before.length + after.length &&
        key.startsWith(before) &&
        key.endsWith(after) &&
        !key.slice(before.length, key.length - after.length).includes('.'),
    );
  return keys.filter((key) => !named.has(key) && !isAssembled(key));
}
