import { branchesWithin, countsOf, statusFilters, withStatus } from '@selaras/domain';
import { useAddress } from '@selaras/portal';
import { useAddressChoice } from '@selaras/resource';
import { Button, EmptyState, LandscapePaper, PageSection, PageStack, Stack } from '@selaras/ui';
import type { Branch } from './branch';
import { BranchTools } from './branch-tools';
import { FiveYearTable } from './five-year-table';
import { ProgramTable } from './program-table';

/** Names in the address. */
const BRANCH = 'bagian';
const STATUS = 'capaian';

/** A plan of five years as a tree; which part of it is shown stands in the address. */
export function BranchTree({ branches, tahun }: { branches: readonly Branch[]; tahun: number }) {
  const [address, changeAddress] = useAddress();
  const [status, setStatus] = useAddressChoice(STATUS, statusFilters);
  const asked = address.get(BRANCH);
  const chosen = branchesWithin(branches, asked);
  const shown = withStatus(chosen, status, tahun);
  const setBranch = (key: string) =>
    changeAddress(
      (before) => {
        if (key === '') before.delete(BRANCH);
        else before.set(BRANCH, key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack>
      <LandscapePaper />
      <BranchTools
        branches={branches}
        branch={chosen === branches ? null : asked}
        onBranch={setBranch}
        status={status}
        onStatus={setStatus}
        counts={countsOf(chosen, tahun)}
      />
      {shown.length === 0 ? (
        <EmptyState
          title="Tidak ada indikator dengan capaian ini"
          action={<Button onClick={() => setStatus('semua')}>Tampilkan semua</Button>}
        />
      ) : (
        <PageStack>
          {shown.map((branch) => (
            <BranchSection key={branch.key} branch={branch} />
          ))}
        </PageStack>
      )}
    </Stack>
  );
}

function BranchSection({ branch: { label, text, lines, below, programs } }: { branch: Branch }) {
  return (
    <PageSection title={label} description={text}>
      {lines.length > 0 && <FiveYearTable caption={`Indikator ${label}`} lines={lines} />}
      {programs.length > 0 && <ProgramTable caption={`Program ${label}`} rows={programs} />}
      {below.map((goal) => (
        <Stack key={goal.key} $gap={2}>
          <h3>
            {goal.label}: {goal.text}
          </h3>
          <FiveYearTable caption={`Indikator ${goal.label}`} lines={goal.lines} />
        </Stack>
      ))}
    </PageSection>
  );
}
