import type { PortalClient } from './portal/portal-client';
import type { Terminal } from './terminal';

export interface Option {
  /** What stands for its value in the help. */
  readonly value: string;
  readonly help: string;
}

/** What goes on after a command has answered, until it is stopped. */
export interface Lasting {
  /** @throws Refusal when it ended by itself */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** What a command answers: for people, and as one object for programs. */
interface Outcome {
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly lasting?: Lasting;
}

/** One call of a command, its words taken apart. */
export interface Invocation {
  readonly operands: readonly string[];
  /** The value of an option; undefined when it was not given. */
  option(name: string): string | undefined;
  /** @throws UsageError when it was not given */
  required(name: string): string;
  readonly terminal: Terminal;
  /** Tells what is going on to whoever watches. */
  progress(text: string): void;
  /** The portal that is meant, asked with the token of `SELARAS_TOKEN`. */
  readonly portal: PortalClient;
}

export interface Command {
  /** `token create` */
  readonly name: string;
  readonly summary: string;
  /** Operands as the help shows them, for example `[FOLDER]`. */
  readonly operands: string;
  readonly maxOperands: number;
  readonly options: Readonly<Record<string, Option>>;
  /** How it is typed, without the name of the program. */
  readonly example: string;
  /** What to know before using it, in a few lines. */
  readonly lesson: string;
  run(invocation: Invocation): Promise<Outcome>;
}
