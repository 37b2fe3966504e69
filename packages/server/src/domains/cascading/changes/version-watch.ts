import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import { findUnitVersions } from '../tree/tree-state';

/** Whose tree is watched; null for the whole regency. */
export type Subject = number | null;

type Listener = (versi: number) => void;

interface Topic {
  versi: number;
  readonly listeners: Set<Listener>;
}

/**
 * Tells watchers when a tree's version grows. While anybody watches, one small query a turn looks at the counters that
 * triggers keep, whichever process wrote; nobody watching, nothing is asked. Works on every PostgreSQL and through
 * every pooler, which notifications would not.
 */
export class VersionWatch {
  readonly #topics = new Map<Subject, Topic>();
  #regency = -1;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly everyMs: number,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Version of the subject's tree now; undefined when there is no such unit. */
  async versionOf(subject: Subject): Promise<number | undefined> {
    if (subject === null) return findRegencyVersion(this.db);
    return (await findUnitVersions(this.db, [subject])).get(subject);
  }

  /** Calls back with each version after `versi`. Returns how to stop. */
  subscribe(subject: Subject, versi: number, listener: Listener): () => void {
    const topic = this.#topics.get(subject) ?? { versi, listeners: new Set() };
    this.#topics.set(subject, topic);
    topic.listeners.add(listener);
    // A version that came between the reading and the listening is told with the next turn.
    topic.versi = Math.min(topic.versi, versi);
    this.#regency = -1;
    this.#wait();
    return () => {
      topic.listeners.delete(listener);
      if (topic.listeners.size === 0 && this.#topics.get(subject) === topic) this.#topics.delete(subject);
    };
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#topics.clear();
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#stopped || this.#topics.size === 0) return;
    this.#timer = setTimeout(async () => {
      await this.#look().catch(this.onFault);
      this.#timer = undefined;
      this.#wait();
    }, this.everyMs);
    this.#timer.unref();
  }

  /** Only when anything at all has changed are the watched trees looked at one by one. */
  async #look(): Promise<void> {
    const regency = await findRegencyVersion(this.db);
    if (regency === this.#regency) return;
    const units = [...this.#topics.keys()].filter((subject) => subject !== null);
    const versions = units.length === 0 ? new Map<number, number>() : await findUnitVersions(this.db, units);
    this.#regency = regency;
    for (const [subject, topic] of this.#topics) {
      const versi = subject === null ? regency : versions.get(subject);
      if (versi === undefined || versi <= topic.versi) continue;
      topic.versi = versi;
      for (const listener of topic.listeners) listener(versi);
    }
  }
}
