import { MOST_UNSTEADY, type Verdict } from './judge';
import type { Tier } from './tiers';

export interface Part extends Verdict {
  readonly name: string;
  /** Why the runner itself failed, if it did. */
  readonly fault: string | null;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/**
 * What a run ends with: whatever is not plainly green, by name, and as the last line the counts alone. Unsteady tests
 * count as passed; in `npm run test:all`, and when they are too many, as failed.
 */
export function closingLines(
  parts: readonly Part[],
  tier: Tier,
): { lines: string[]; passed: number; failed: number } {
  const sum = (count: (part: Part) => number) => parts.reduce((total, part) => total + count(part), 0);
  const unsteady = sum((part) => part.unsteady.length);
  const missed = sum((part) => part.missed.length);
  const red = unsteady > MOST_UNSTEADY || tier === 'all' ? unsteady : 0;
  const passed = sum((part) => part.passed) - red;
  const failed = sum((part) => part.failed.length + (part.fault === null ? 0 : 1)) + missed + red;

  const lines = parts.flatMap(({ name, fault, failed: broken, unsteady: shaky, missed: absent }) => [
    ...(fault === null ? [] : [`failed: ${name}: ${fault}`]),
    ...broken.map(({ file, title, error }) => `failed: ${file} › ${title}: ${firstLine(error)}`),
    ...absent.map(({ file, title }) => `did not run: ${file} › ${title}`),
    ...shaky.map(
      ({ file, title, ms: [first, second], error }) =>
        `unsteady: ${file} › ${title}: ${seconds(first)}, alone ${seconds(second)}: ${firstLine(error)}`,
    ),
  ]);
  const limit = tier === 'all' ? 'none is green here' : `at most ${MOST_UNSTEADY} are green`;
  lines.push(`${unsteady} unsteady (${limit}), ${missed} did not run`, `${passed} passed, ${failed} failed`);
  return { lines, passed, failed };
}
