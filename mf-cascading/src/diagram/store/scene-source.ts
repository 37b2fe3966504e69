import type { DiagramStore } from './diagram-store';

/** What a picture is painted from: a scene that may change, and the view over it. */
export type SceneSource = Pick<DiagramStore, 'view' | 'getScene' | 'subscribe'>;
