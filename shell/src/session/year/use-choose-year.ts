import { mayLeave } from '../../navigation/leave-question';
import { useShell } from '../../shell-context';
import { dropUrlYear } from './url-year';

/** Changes the performance year of the signed-in pages, not without asking when something is unsaved. */
export function useChooseTahunKinerja(): (tahun: number) => Promise<void> {
  const { session, notices } = useShell();
  return async (tahun) => {
    if (await mayLeave(notices, 'mengganti tahun kinerja')) session.chooseTahunKinerja(tahun);
  };
}

/** Changes the year of the public pages; the page reloads (spec 2 §4). */
export function useChooseTahunPublik(): (tahun: number) => void {
  const shell = useShell();
  return (tahun) => {
    shell.session.chooseTahunPublik(tahun);
    dropUrlYear();
    shell.reload();
  };
}
