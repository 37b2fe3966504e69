'use client';

import * as React from 'react';
import { type CascadingComponentProps, cascadingComponent } from '../adapter/react-component';
import type { CascadingEvents } from '../contract/events';
import { scriptAddress } from '../load/script-address';
import { useSelaras } from '../load/use-selaras';
import { scriptWords } from './script-words';

/** The portal's script did not come, so there is nobody else who could say so. */
export interface ScriptFault {
  readonly code: 'SKRIP_GAGAL';
  /** In the chosen language. */
  readonly message: string;
}

type ScriptVersion =
  | {
      /** One version for ever, with the hash that `/sematkan/cascading.json` names. Left out: the active one. */
      readonly version: string;
      readonly integrity: string;
    }
  | { readonly version?: undefined; readonly integrity?: undefined };

/** Of `<Cascading>`: where the portal lies, and what the diagram is to show. */
export type CascadingReactProps = Omit<CascadingComponentProps, 'onError' | 'style'> &
  ScriptVersion & {
    /** `https://selaras.example.go.id` */
    readonly origin: string;
    /** For a policy that lets scripts run by it. */
    readonly nonce?: string;
    readonly onError?: (fault: CascadingEvents['error'] | ScriptFault) => void;
    readonly style?: React.CSSProperties;
    /** Shown until the script has come, also by a server that draws. */
    readonly fallback?: React.ReactNode;
  };

/**
 * The cascading diagram of a portal, in one `div`. Its script is fetched once for all components of a page; what it
 * draws has a React and styles of its own.
 */
export function Cascading(all: CascadingReactProps): React.ReactElement {
  const { origin, version, integrity, nonce, fallback, ...props } = all;
  const words = scriptWords(props.locale);
  const { state, again } = useSelaras({
    src: scriptAddress(origin, version),
    integrity,
    nonce,
    onFailure: () => props.onError?.({ code: 'SKRIP_GAGAL', message: words.failed }),
  });
  const mount = typeof state === 'string' ? null : state.mountCascading;
  const Diagram = React.useMemo(
    () => mount && cascadingComponent<React.ReactElement>(React as never, mount),
    [mount],
  );

  if (Diagram !== null) return <Diagram {...props} />;
  return (
    <div className={props.className} style={props.style}>
      {state === 'loading' ? (
        fallback
      ) : (
        <div role="alert" lang={words.lang}>
          <p>{words.failed}</p>
          <button type="button" onClick={again}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  );
}
