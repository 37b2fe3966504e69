const told = new Set<string>();

/** Says in the console, once, what whoever runs the page has to change: readers have no use for it. */
export function tellDeveloper(message: string): void {
  if (isNew(message)) console.error(`[Selaras] ${message}`);
}

/** Says in the console, once for each subject, what has no effect though it may have been meant to have one. */
export function warnDeveloper(subject: string, message: string): void {
  if (isNew(subject)) console.warn(`[Selaras] ${message}`);
}

function isNew(subject: string): boolean {
  const before = told.size;
  return told.add(subject).size > before;
}
