/** The query part of an address: a list is written once for each entry, what is missing is left out. */
export function queryText(query: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null) params.append(name, String(each));
    }
  }
  return params.toString();
}
