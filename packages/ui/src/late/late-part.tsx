import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useShownAtLeast } from '../state/use-shown-at-least';
import { whenQuiet } from '../when-quiet';
import { LateNote } from './late-note';
import { lateSource } from './late-source';
import { useLong } from './use-long';

export interface LateOptions {
  /** Asked for once everything else of the page stands, because it can be done without so long. */
  readonly whenAllElseStands?: boolean;
  /** Nobody looks for it: while it does not come nothing is said. */
  readonly silent?: boolean;
  /** The sign in its place stays the least time of loading signs (spec 1 §9). */
  readonly signStays?: boolean;
  /** What is said of it stands over the page: it has no place of its own. */
  readonly floats?: boolean;
  /** Nothing can be shown without it: one that cannot be fetched is thrown where it is drawn. */
  readonly lossIsFault?: boolean;
}

export interface LatePartProps {
  /** Told when the part could not be fetched; who takes this on says it himself. */
  onMissing?: (error: unknown) => void;
}

/** A late part, which can be fetched before it is drawn. */
export type LatePart<Props> = ComponentType<Props & LatePartProps> & {
  /** Fetches it ahead of time; never rejects. */
  readonly ahead: () => Promise<void>;
};

/**
 * A part of a page that is fetched when it is first drawn. One that cannot be fetched, as without a connection, takes
 * nothing down: what stands in its place stays, with a word and a way to ask for it again, and it is asked for again by
 * itself, after a pause and as soon as the browser is back online. One that takes long is waited for, with a word. A part
 * that was fetched and does not run is a fault like any other.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  inItsPlace?: (props: Props) => ReactNode,
  options: LateOptions = {},
): LatePart<Props> {
  const source = lateSource(fetchPart);
  const { whenAllElseStands = false, silent = false, signStays = false, floats = false } = options;

  function LatePart({ onMissing, ...rest }: Props & LatePartProps) {
    const props = rest as unknown as Props;
    const [state, show] = useState(source.state);
    const tellMissing = useEffectEvent((error: unknown) => onMissing?.(error));
    useEffect(() => {
      let told: unknown = null;
      const follow = () => {
        const next = source.state();
        // Drawing it may take a while: whoever types meanwhile is not held up.
        if (next.kind === 'there') startTransition(() => show(next));
        else show(next);
        if (next.kind !== 'missing' || next.error === told) return;
        told = next.error;
        tellMissing(told);
      };
      if (source.state().kind === 'there') return follow();
      const leave = source.subscribe(follow);
      follow();
      const notNow = whenAllElseStands ? whenQuiet(source.ask) : void source.ask();
      return () => {
        notNow?.();
        leave();
      };
    }, []);
    const place = inItsPlace?.(props) ?? null;
    const away = state.kind === 'waiting' || state.kind === 'missing';
    const signed = useShownAtLeast(signStays && place !== null && away);
    const long = useLong(!silent && state.kind === 'waiting');
    const says = state.kind === 'missing' ? !silent && onMissing === undefined : long;

    if (state.kind === 'broken' || (state.kind === 'missing' && options.lossIsFault)) throw state.error;
    if (state.kind === 'there' && !signed) return <state.part {...props} />;
    if (!says) return place;
    return (
      <>
        {place}
        <LateNote
          missing={state.kind === 'missing'}
          asking={state.kind === 'missing' && state.asking}
          floats={floats}
          onRetry={source.askAnew}
          onClose={(rest as { onClose?: () => void }).onClose}
        />
      </>
    );
  }

  return Object.assign(LatePart, { ahead: source.ask });
}

/** A dialog that comes when it is first opened: what is said of it meanwhile stands over the page, and can be put away. */
export const lateDialog = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  latePart(fetchPart, undefined, { floats: true });
