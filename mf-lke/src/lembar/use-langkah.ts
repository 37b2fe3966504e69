import { apiClient, rowEtag } from '@selaras/api-client';
import type { LkeLembar } from '@selaras/contracts';
import type { LangkahLke } from '@selaras/domain';
import { useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { langkahEndpoints, lembarQueries } from './lembar-queries';

type PlainLangkah = Exclude<LangkahLke, 'buka-kembali'>;
/** Steps without a reason differ in their address alone. */
type PlainEndpoint = (typeof langkahEndpoints)['ajukan'];

interface StepInput {
  readonly langkah: PlainLangkah;
  /** Said once it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Takes a step of an evaluation, once however often it is pressed; everything of the evaluation is read anew. */
export function useLangkah(lembar: Pick<LkeLembar, 'versi' | 'satuan_kerja'>, step: StepInput) {
  const { seen, refused } = useSeen(lembar);
  return useAct({
    handled: [403, 409, 412, 422],
    send: (idempotencyKey) =>
      apiClient.request(langkahEndpoints[step.langkah] as PlainEndpoint, {
        params: { satkerId: seen.satuan_kerja.satuan_kerja_id },
        body: {},
        ifMatch: rowEtag(seen),
        idempotencyKey,
      }),
    done: step.done,
    reads: lembarQueries.all,
    onRefused: refused,
    onDone: step.onDone,
  });
}
