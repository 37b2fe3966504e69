/** Parses the text of server-sent events chunk by chunk: the data of every complete event. */
export function eventReader(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece.replaceAll('\r\n', '\n')).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.flatMap((event) => {
      const lines = event.split('\n').filter((line) => line.startsWith('data:'));
      return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).trimStart()).join('\n')];
    });
  };
}
