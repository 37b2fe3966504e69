import { createHash } from 'node:crypto';
import type { Candidate, CandidateFile } from '@selaras/admission';
import { CALLS_FILE } from '@selaras/contracts';
import { brotliForms, isCompressed, sentBytes } from './compress';
import { type BuiltRemote, filesOf, parsedJson, REMOTE_JSON } from './find-build';

const SCRIPT = /\.m?js$/;

/** A build as it is judged, and as it is sent. */
export interface ReadBuild {
  readonly candidate: Candidate;
  /** By path, compressed forms among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** All of a build in memory: what it is compared with the portal by, and what would be sent of it. */
export async function readCandidate({ folder, name, remoteJson }: BuiltRemote): Promise<ReadBuild> {
  const files = await filesOf(folder);
  const forms = await brotliForms(files);
  const described = [...files]
    .filter(([path]) => path !== REMOTE_JSON && !isCompressed(path, files))
    .map(([path, content]): [string, CandidateFile] => [
      path,
      {
        hash: `sha256-${createHash('sha256').update(content).digest('base64')}`,
        sentBytes: sentBytes(path, content, forms),
        ...(SCRIPT.test(path) && { text: content.toString('utf8') }),
      },
    ]);
  const calls = files.get(CALLS_FILE);
  return {
    candidate: {
      name,
      remoteJson,
      callsJson: calls && parsedJson(calls.toString('utf8')),
      files: Object.fromEntries(described),
    },
    files: new Map([...files, ...forms]),
  };
}
