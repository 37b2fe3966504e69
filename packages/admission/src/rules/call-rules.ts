import { type CallContract, callsFileSchema, type RemoteBuild } from '@selaras/contracts';
import { callFaults } from '../contract/broken-by';
import { callsByAddress } from '../contract/call-fit';
import { callName, fingerprintsOf } from '../contract/fingerprint';
import type { Finding } from '../finding';
import type { PortalAbilities } from '../portal-abilities';

const unwritten = (reason: string): Finding => ({
  code: 'PANGGILAN_TIDAK_TERCATAT',
  reason,
  remedy:
    'Bangun lagi dengan @selaras/federation yang sekarang: ia menulis calls.json beserta sidik jarinya.',
});

/** The calls that a version says it uses, with what is wrong with the saying. */
function writtenCalls(
  build: RemoteBuild,
  callsJson: unknown,
): { calls: CallContract[]; findings: Finding[] } {
  const file = callsFileSchema.safeParse(callsJson);
  if (build.calls === undefined || !file.success) {
    const reason = 'remote tidak menyebut panggilan API yang dipakainya (calls di remote.json, calls.json)';
    return { calls: [], findings: [unwritten(reason)] };
  }
  const { calls } = file.data;
  const named = new Set(calls.map(callName));
  const missing = Object.keys(build.calls).filter((name) => !named.has(name));
  const differing = calls.filter((call) => {
    const { request, answer } = fingerprintsOf(call);
    const written = build.calls?.[callName(call)];
    return written?.request !== request || written.answer !== answer;
  });
  const findings = [...missing, ...differing.map(callName)].map((name) =>
    unwritten(`panggilan ${name} di remote.json tidak sama dengan yang di calls.json`),
  );
  return { calls, findings };
}

/** Every call that a version needs is answered as it reckons with. */
export function callFindings(
  build: RemoteBuild,
  callsJson: unknown,
  portal: Pick<PortalAbilities, 'calls'>,
): Finding[] {
  const { calls, findings } = writtenCalls(build, callsJson);
  const find = callsByAddress(portal.calls);
  const acts = new Set(portal.calls.map(({ act }) => act.name));
  return [
    ...findings,
    ...calls.flatMap((call): Finding[] => {
      const name = callName(call);
      if (find(call) === undefined) {
        return [
          {
            code: 'PANGGILAN_TIDAK_ADA',
            reason: `panggilan ${name} tidak ada di server`,
            remedy: 'Pasang dulu server yang menjawabnya, atau pakai panggilan lain yang ada.',
          },
        ];
      }
      const changes = callFaults(call, find);
      return [
        ...(changes.length === 0 ? [] : [changed(name, changes)]),
        ...(acts.has(call.act.name) ? [] : [unknownAct(name, call.act.name)]),
      ];
    }),
  ];
}

const changed = (name: string, changes: readonly string[]): Finding => ({
  code: 'PANGGILAN_BERUBAH',
  reason: `panggilan ${name} di server berbeda dari saat remote dibangun: ${changes.join('; ')}`,
  remedy:
    'Bangun lagi dengan @selaras/contracts yang dipakai server dan sesuaikan kodenya dengan perubahan itu. Bila remote dibangun untuk server yang lebih baru, pasang dulu server itu.',
});

const unknownAct = (name: string, act: string): Finding => ({
  code: 'TINDAKAN_TIDAK_DIKENAL',
  reason: `panggilan ${name} memakai tindakan "${act}" yang tidak dikenal server`,
  remedy:
    'Bangun lagi dengan @selaras/contracts yang dipakai server, atau pasang dulu server yang mengenalnya.',
});
