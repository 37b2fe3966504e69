const told = new Set<string>();

/** Says in the console, once, what whoever runs the page has to change: readers have no use for it. */
export function tellDeveloper(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  console.error(`[Selaras] ${message}`);
}
