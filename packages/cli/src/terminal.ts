/** What a command knows of the place where it was typed. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that paths are relative to. */
  readonly cwd: string;
  /** The answer, to standard output. */
  out(text: string): void;
  /** What went wrong and what is going on, to standard error. */
  err(text: string): void;
  /** Somebody watches standard error: what takes a while is told there. */
  readonly isWatched: boolean;
  /** Ends when whoever sits there wants what goes on to end; left out: it goes on by itself. */
  readonly stopped?: () => Promise<void>;
  /** Asks whoever sits there; left out when nobody does. `hidden`: what is typed does not appear. */
  readonly ask?: ((question: string, options?: { readonly hidden?: boolean }) => Promise<string>) | undefined;
}
