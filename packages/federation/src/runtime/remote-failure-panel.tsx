import type { RemoteFailure } from './failure/failure';

export interface RemoteFailureProps {
  /** Title of the remote, as its manifest says. */
  readonly title: string;
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** Stands in a page's place when its remote failed: what, why, and a way to try again. */
export function RemoteFailurePanel({ title, failure, onRetry }: RemoteFailureProps) {
  return (
    <section role="alert" data-remote-failure={failure.code} style={{ padding: '2rem', maxWidth: '40rem' }}>
      <h2>{title} tidak dapat ditampilkan</h2>
      <p>{failure.pesan} Bagian lain portal tetap dapat dipakai.</p>
      <button type="button" onClick={onRetry}>
        Coba lagi
      </button>
    </section>
  );
}
