/** A whole text in quotes, as keys are written. */
const quoted = /(['"])([\w.-]+)\1/g;
/** A key put together where it is translated, such as t(`scripture.translation.${locale}`): one part of it is a value. */
const assembled = /\bt\(\s*`([\w.-]*)\$\{[^{}`]+\}([\w.-]*)`/g;

/** The keys that none of the sources names, neither whole nor put together with `t`. */
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
