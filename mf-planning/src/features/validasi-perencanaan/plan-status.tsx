import { validasiPerencanaanActs } from '@selaras/contracts';
import { canEditPlanning } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useAddressChoice } from '@selaras/resource';
import { can } from '@selaras/roles';
import { Button, LoadingState, lateDialog, latePart, Stack } from '@selaras/ui';
import { ListChecks, Send } from 'lucide-react';
import { useState } from 'react';
import { PlanBar } from './plan-bar';
import { KeadaanBadge } from './plan-state';

const SubmitDialog = lateDialog(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './submit-dialog')).SubmitDialog,
);

const SiapDiajukan = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './siap-diajukan')).SiapDiajukan,
  () => <LoadingState />,
);

const KomentarButton = latePart(
  async () =>
    (await import(/* webpackChunkName: "bagian-validasi" */ './komentar/komentar-button')).KomentarButton,
);

const KomentarList = latePart(
  async () =>
    (await import(/* webpackChunkName: "bagian-validasi" */ './komentar/komentar-list')).KomentarList,
);

const PlanWaiting = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './plan-waiting')).PlanWaiting,
);

/** State of the own unit's plan above its lists, with the way to submit it; nothing for who has no unit. */
export function PlanStatus() {
  const { user, planningValidation } = useSession();
  const [asking, setAsking] = useState(false);
  // In the address, so that the way back from a form that was mended finds the list again.
  const [checking, setChecking] = useAddressChoice('siap', ['tidak', 'ya']);
  const [talking, setTalking] = useAddressChoice('komentar', ['tidak', 'ya']);
  const unit = user?.satuan_kerja_id ?? null;
  if (unit === null || !can(user, validasiPerencanaanActs.ajukan, { satuan_kerja_id: unit })) return null;
  if (planningValidation?.keadaan === 'menunggu') return <PlanWaiting satkerId={unit} />;
  if (!canEditPlanning(planningValidation)) return null;
  return (
    <Stack>
      <PlanBar aria-label="Validasi perencanaan">
        <KeadaanBadge validasi={planningValidation} />
        <p>
          {planningValidation?.catatan
            ? `Dikembalikan pada tahap ${planningValidation.tahap}: ${planningValidation.catatan}`
            : 'Perencanaan belum diajukan untuk divalidasi.'}
        </p>
        {planningValidation !== null && (
          <KomentarButton
            shown={talking === 'ya'}
            onToggle={() => setTalking(talking === 'ya' ? 'tidak' : 'ya')}
          />
        )}
        <Button
          icon={<ListChecks size={16} />}
          aria-expanded={checking === 'ya'}
          onClick={() => setChecking(checking === 'ya' ? 'tidak' : 'ya')}
        >
          Siap diajukan?
        </Button>
        <Button icon={<Send size={16} />} onClick={() => setAsking(true)}>
          Ajukan validasi
        </Button>
        {asking && <SubmitDialog satkerId={unit} onClose={() => setAsking(false)} />}
      </PlanBar>
      {talking === 'ya' && planningValidation !== null && <KomentarList satkerId={unit} />}
      {checking === 'ya' && <SiapDiajukan satkerId={unit} />}
    </Stack>
  );
}
