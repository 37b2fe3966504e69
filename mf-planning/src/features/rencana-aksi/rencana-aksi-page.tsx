import type { User } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { Link, panelMark, useLocation, useSearchParams, useSession } from '@selaras/portal';
import { PANEL } from '@selaras/resource/core';
import { listParts, prepareList } from '@selaras/resource/list';
import { usePanelFocus } from '@selaras/resource/panel';
import { seesAllUnits } from '@selaras/roles';
import { LinkButton, PageHeader, ViewLinks } from '@selaras/ui';
import { Printer } from 'lucide-react';
import type { ComponentType } from 'react';
import { printAddress, readView, TAB } from './panel-address';
import { listPd, listRpjmd } from './rencana-aksi-list';
import { RencanaAksiPanel } from './rencana-aksi-panel';

const tabs = [
  {
    id: 'rpjmd',
    label: 'Kabupaten',
    Parts: listParts(listRpjmd),
    prepare: prepareList(listRpjmd),
    description: listRpjmd.description,
  },
  {
    id: 'pd',
    label: 'Satuan kerja',
    Parts: listParts(listPd),
    prepare: prepareList(listPd),
    description: listPd.description,
  },
] as const;
type Tab = (typeof tabs)[number];

const tabShown = (address: URLSearchParams, user: User | null): Tab =>
  tabs.find(({ id }) => id === address.get(TAB)) ?? (seesAllUnits(user) ? tabs[0] : tabs[1]);

export const prepare = async (opening: PageOpening) => {
  if (readView(opening.address).kind === 'daftar')
    await tabShown(opening.address, opening.user).prepare(opening);
};

/** Action plans of the regency and of the units: their lists and each view of an action as a state of the address. */
export const Page: ComponentType = () => {
  const [address] = useSearchParams();
  const { user } = useSession();
  const panel = readView(address);
  const tab = tabShown(address, user);
  const place = usePanelFocus(panel.kind);
  return (
    <div ref={place} tabIndex={-1} {...panelMark(PANEL)}>
      {panel.kind === 'daftar' ? <Lists tab={tab} /> : <RencanaAksiPanel level={tab.id} panel={panel} />}
    </div>
  );
};

function Lists({ tab }: { tab: Tab }) {
  const { pathname, search } = useLocation();
  return (
    <tab.Parts key={tab.id}>
      {({ actions, body }) => (
        <>
          <PageHeader
            title="Rencana Aksi"
            description={tab.description}
            actions={
              <>
                <LinkButton as={Link} to={printAddress(pathname + search)} icon={<Printer size={16} />}>
                  Cetak
                </LinkButton>
                {actions}
              </>
            }
          />
          <ViewLinks
            label="Rencana aksi milik"
            views={tabs.map(({ id, label }) => ({
              label,
              href: `${pathname}?${new URLSearchParams({ [TAB]: id })}`,
              'aria-current': id === tab.id ? 'page' : undefined,
            }))}
            renderLink={({ label, href, ...mark }) => (
              <Link to={href} {...mark}>
                {label}
              </Link>
            )}
          />
          {body}
        </>
      )}
    </tab.Parts>
  );
}
