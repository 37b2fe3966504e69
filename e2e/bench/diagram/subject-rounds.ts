import { median } from '../figure/figure';
import { type Measured, measureFirst, measureSubject, type Stage, type Subject } from './diagram-subject';

/** Where frames and where first pictures are measured. */
interface Stages {
  readonly frames: Stage;
  readonly firsts: Stage;
}

/** What was measured of subjects in rounds, in each of which they took their turns: machines are not equally fast for minutes. */
export class SubjectRounds {
  readonly #measured = new Map<Subject, Measured[]>();
  readonly #gaveUp = new Set<Subject>();

  /** Whoever did not get through once is not tried again. */
  async measure({ frames, firsts }: Stages, subject: Subject, shape: string): Promise<void> {
    if (this.#gaveUp.has(subject)) return;
    const measured = await measureSubject(frames, subject, shape);
    const first =
      measured === null || frames === firsts ? measured?.first : await measureFirst(firsts, subject, shape);
    if (measured === null || first === undefined || first === null) this.#gaveUp.add(subject);
    else this.#measured.set(subject, [...(this.#measured.get(subject) ?? []), { ...measured, first }]);
  }

  /** The middle of each figure; null for a subject that did not get through. */
  middle(subject: Subject): Measured | null {
    const runs = this.#measured.get(subject);
    if (runs === undefined || this.#gaveUp.has(subject)) return null;
    return { first: median(runs.map(({ first }) => first)), frame: median(runs.map(({ frame }) => frame)) };
  }
}
