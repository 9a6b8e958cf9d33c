type Grid = { columns: number; count: number };

/** Where a key leads from a place in a grid that is read row by row; nowhere at its edges. */
export function gridStep(key: string, from: number, { columns, count }: Grid): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to !== undefined && to >= 0 && to < count && to !== from ? to : undefined;
}
