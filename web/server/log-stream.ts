/**
 * The lines of one turn of the event loop go out together: under load, a write for each would be a tenth of what
 * answering a kept page costs. What is left when the program ends goes out then.
 */
export function logStream(write: (text: string) => void): { write(line: string): void } {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const text = lines;
    lines = '';
    write(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
