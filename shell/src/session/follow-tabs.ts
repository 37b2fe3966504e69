import { mayLeave } from '../navigation/leave-question';
import { leaveFreely } from '../navigation/unsaved-changes';
import type { Notices } from '../notices/notices';
import type { Session } from './session';
import type { TabChannel } from './tab-channel';

interface Dependencies {
  readonly session: Session;
  readonly tabs: TabChannel;
  readonly notices: Notices;
  /** Lets the guards judge the open page again. */
  readonly revalidate: () => Promise<void>;
  /** Forgets what was read for somebody who is no longer there. */
  readonly forgetData: () => void;
  readonly isPublicPage: () => boolean;
  readonly reload: () => void;
}

/** Makes this tab follow what happened in another one: signing out, signing in, another year. */
export function followTabs(deps: Dependencies): void {
  const { session, notices } = deps;
  deps.tabs.listen(async (message) => {
    switch (message.kind) {
      case 'keluar':
        session.followLogOut();
        await leaveFreely(deps.revalidate);
        deps.forgetData();
        break;
      case 'masuk': {
        const before = session.state().user?.id;
        await session.followLogIn();
        if (session.state().user?.id === before) break;
        deps.forgetData();
        await deps.revalidate();
        break;
      }
      case 'tahun-kinerja':
        if (await mayLeave(notices, `mengikuti tahun kinerja ${message.tahun} dari tab lain`)) {
          session.followTahunKinerja(message.tahun);
        }
        break;
      case 'tahun-publik':
        session.followTahunPublik(message.tahun);
        if (deps.isPublicPage()) deps.reload();
    }
  });
}
