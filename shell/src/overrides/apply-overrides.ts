import type { Registry } from '@selaras/contracts';
import { parseOverride, type RemoteOverride, withOverrides } from '@selaras/federation';
import type { Actor } from '@selaras/roles';
import type { Notices } from '../notices/notices';
import { mayOverride, type OverridePolicy } from './may-override';
import { writeOverrides } from './override-store';
import { refusalOf } from './refusal-of';

/** Ending a session is a call that is on its way: loading the page anew at once would break it off. */
const SETTLE_MS = 1000;

const REFUSED = 'Remote tidak diganti';

interface Dependencies {
  readonly session: {
    readonly state: () => { readonly user: Actor | null };
    readonly subscribe: (listener: () => void) => unknown;
    readonly restore: () => Promise<Actor | null>;
  };
  readonly notices: Pick<Notices, 'alert' | 'ask'>;
  readonly policy: OverridePolicy;
  readonly reload: () => void;
}

export interface AppliedOverrides {
  readonly registry: Registry;
  /** In force in this tab. */
  readonly active: readonly RemoteOverride[];
}

/**
 * Replaces remotes for this tab, as far as this user may. Nobody signed in yet: they wait until a super signs in and
 * agrees. In force, they end with his session; the page is then loaded anew, because code that ran cannot be taken back.
 */
export async function applyOverrides(
  registry: Registry,
  texts: readonly string[],
  deps: Dependencies,
): Promise<AppliedOverrides> {
  const { session, notices, policy } = deps;
  const actor = policy.isDevelopment ? null : await session.restore();
  if (actor === null && !policy.isDevelopment) {
    waitForSuper(texts, deps);
    return { registry, active: [] };
  }
  const judged = latestOfEach(texts).map((one) => ({
    ...one,
    refusal: refusal(one.override, actor, policy),
  }));
  for (const { text, refusal } of judged) {
    if (refusal !== null) notices.alert(REFUSED, `${text} diabaikan. ${refusal}`);
  }
  const allowed = judged.filter((one) => one.refusal === null);
  writeOverrides(allowed.map(({ text }) => text));
  const active = allowed.flatMap(({ override }) => override ?? []);
  if (active.length === 0) return { registry, active };
  if (actor !== null) endWithSession(actor, deps);
  return { registry: await withOverrides(registry, active), active };
}

/** What was said last about each remote; what cannot be read stands for itself. */
function latestOfEach(texts: readonly string[]) {
  const byName = new Map(
    texts.map((text) => {
      const override = parseOverride(text);
      return [override?.name ?? text, { text, override }] as const;
    }),
  );
  return [...byName.values()];
}

function refusal(override: RemoteOverride | null, actor: Actor | null, policy: OverridePolicy) {
  return override === null
    ? 'Tulis sebagai nama@alamat, misalnya mf_cascading@http://localhost:3101.'
    : refusalOf(override, actor, policy);
}

function waitForSuper(texts: readonly string[], { session, notices, policy, reload }: Dependencies): void {
  let signedIn = false;
  session.subscribe(async () => {
    const { user } = session.state();
    if (user === null || signedIn) return;
    signedIn = true;
    if (!mayOverride(user, policy)) {
      writeOverrides([]);
      notices.alert(REFUSED, 'Hanya peran super, dari asal yang terdaftar di server.');
      return;
    }
    const agreed = await notices.ask({
      kind: 'confirm',
      title: 'Pakai remote pengganti?',
      text: `Tab ini diminta memakai ${texts.join(', ')}. Halaman akan dimuat ulang.`,
      confirmLabel: 'Pakai dan muat ulang',
      cancelLabel: 'Abaikan',
    });
    if (!agreed) writeOverrides([]);
    else reload();
  });
}

function endWithSession(actor: Actor, { session, reload }: Dependencies): void {
  let ending = false;
  session.subscribe(() => {
    if (ending || session.state().user?.role_id === actor.role_id) return;
    ending = true;
    writeOverrides([]);
    setTimeout(reload, SETTLE_MS);
  });
}
