import { WayLink } from '../way-on/way-link';

/** The way to the budgets that are added up: of one unit, or of all of them. */
export const AnggaranLink = ({ satuanKerjaId }: { satuanKerjaId?: number | undefined }) => (
  <WayLink
    onlyAsLink
    ways={[
      { page: 'rekap-anggaran', query: { satuan_kerja_id: satuanKerjaId } },
      satuanKerjaId === undefined
        ? { page: 'publik-makro.capaian-kinerja-keuangan' }
        : { page: 'publik-mikro.capaian-kinerja-keuangan', query: { satuan_kerja_id: satuanKerjaId } },
    ]}
  >
    Lihat rincian anggaran
  </WayLink>
);
