import type { CascadingComponentProps } from '@selaras/cascading-react/adapter';
import { type CascadingEvents, type EventName, eventNames } from '@selaras/cascading-react/contract';

/** An event as the gallery shows it. */
export interface Told {
  readonly id: number;
  readonly name: EventName;
  /** What came with it, as JSON. */
  readonly detail: string;
}

export type Tell = (name: EventName, detail: CascadingEvents[EventName]) => void;

/** The latest that are shown. */
const MOST = 8;

/** The list with one more in front. */
export const withTold = (list: readonly Told[], name: EventName, detail: unknown): readonly Told[] =>
  [{ id: (list[0]?.id ?? 0) + 1, name, detail: JSON.stringify(detail) }, ...list].slice(0, MOST);

/** `onReady`, `onSelect` and so on: how components hear of events. */
export const callbacksOf = (tell: Tell): CascadingComponentProps =>
  Object.fromEntries(
    eventNames.map((name) => [
      `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      (detail: CascadingEvents[typeof name]) => tell(name, detail),
    ]),
  );
