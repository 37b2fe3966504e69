import type { Refusal } from '../refusal';

/** Each reason with the way out below it. */
const findingsText = (findings: Refusal['findings']): string =>
  findings.map(({ code, reason, remedy }) => `  ${code}: ${reason}\n    → ${remedy}`).join('\n');

/** What is told of a command that was refused. */
export function refusalText({ message, remedy, findings }: Refusal): string {
  return [
    message,
    ...(remedy ? [`→ ${remedy}`] : []),
    ...(findings.length > 0 ? [findingsText(findings)] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
