/** Whether the visitor asked for little to be loaded, in the browser's settings or through the system's. */
export function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || connectionSavesData();
}

/** Not every browser knows `navigator.connection`, and the types know it for none. */
function connectionSavesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
