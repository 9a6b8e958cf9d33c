/** The tab that a key moves to, wrapping around; undefined for other keys. */
export function tabAfterKey<Name extends string>(names: readonly Name[], active: Name, key: string): Name | undefined {
  const at = names.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'ArrowLeft':
      return names[(at - 1 + names.length) % names.length];
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}
