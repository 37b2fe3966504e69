import { failureDetailsTitle, failurePanel } from '@selaras/contracts';
import type { RemoteFailure } from './failure/failure';

export interface RemoteFailureProps {
  /** Title of the remote, as its manifest says. */
  readonly title: string;
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** Stands in a page's place when its remote failed: what, why, and a way to try again. */
export function RemoteFailurePanel({ title, failure, onRetry }: RemoteFailureProps) {
  const { heading, text, again } = failurePanel(title, failure.pesan);
  return (
    <section role="alert" data-remote-failure={failure.code} style={{ padding: '2rem', maxWidth: '40rem' }}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {again}
      </button>
      {failure.details.length > 0 && (
        <div style={{ marginTop: '1rem', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <p>{failureDetailsTitle(failure.remote, failure.version)}</p>
          <ul>
            {failure.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
