/** Says in words for people why a file could not be had. */
export class FileRefused extends Error {}

const UNREACHABLE = 'Server tidak dapat dihubungi. Periksa sambungan, lalu coba lagi.';

/** The name that the server gives the file; the last part of its address where it gives none. */
const nameOf = ({ headers, url }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ??
  url.replace(/[?#].*$/, '').replace(/^.*\//, '');

async function refusal(answer: Response): Promise<FileRefused> {
  const problem: unknown = await answer.json().catch(() => null);
  const said = typeof problem === 'object' && problem !== null && 'pesan' in problem ? problem.pesan : null;
  return new FileRefused(
    typeof said === 'string' ? said : `Server menjawab ${answer.status}. Coba lagi nanti.`,
  );
}

/**
 * Fetches a public file without leaving the page.
 *
 * @throws {@link FileRefused} with the server's sentence, or with one about the connection.
 */
export async function fetchFile(address: string): Promise<File> {
  const answer = await fetch(address).catch(() => {
    throw new FileRefused(UNREACHABLE);
  });
  if (!answer.ok) throw await refusal(answer);
  const blob = await answer.blob().catch(() => {
    throw new FileRefused(UNREACHABLE);
  });
  return new File([blob], nameOf(answer), { type: blob.type });
}
