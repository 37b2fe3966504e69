import { type RemoteFailureProps, RemotePage } from '@selaras/federation';
import { ErrorState, LoadingState } from '@selaras/ui';

/** A page of a remote, and what stands in its place while it loads or when it cannot. */
export function RemotePlace({ remote, page }: { remote: string; page: string }) {
  return (
    <RemotePage
      remote={remote}
      page={page}
      loading={<LoadingState label="Memuat halaman..." />}
      renderFailure={RemoteFailurePlace}
      onFailure={(failure) => console.error(failure)}
    />
  );
}

function RemoteFailurePlace({ title, failure, onRetry }: RemoteFailureProps) {
  return (
    <div data-remote-failure={failure.code}>
      <ErrorState
        title={`${title} tidak dapat ditampilkan`}
        description={`${failure.pesan} Bagian lain portal tetap dapat dipakai.`}
        code={failure.code}
        onRetry={onRetry}
      />
    </div>
  );
}
