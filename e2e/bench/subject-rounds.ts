import { type Measured, measureSubject, type Stage, type Subject } from './diagram-subject';
import { median } from './figure';

/** What was measured of subjects in rounds, in each of which they took their turns: machines are not equally fast for minutes. */
export class SubjectRounds {
  readonly #measured = new Map<Subject, Measured[]>();
  readonly #gaveUp = new Set<Subject>();

  /** Whoever did not get through once is not tried again. */
  async measure(stage: Stage, subject: Subject, shape: string): Promise<void> {
    if (this.#gaveUp.has(subject)) return;
    const measured = await measureSubject(stage, subject, shape);
    if (measured === null) this.#gaveUp.add(subject);
    else this.#measured.set(subject, [...(this.#measured.get(subject) ?? []), measured]);
  }

  /** The middle of each figure; null for a subject that did not get through. */
  middle(subject: Subject): Measured | null {
    const runs = this.#measured.get(subject);
    if (runs === undefined || this.#gaveUp.has(subject)) return null;
    return { first: median(runs.map(({ first }) => first)), frame: median(runs.map(({ frame }) => frame)) };
  }
}
