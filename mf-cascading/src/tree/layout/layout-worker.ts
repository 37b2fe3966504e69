import { type CentreRequest, centresOf } from './centres';

interface Job {
  readonly id: number;
  readonly request: CentreRequest;
}

/** Places units away from the page's thread; answers with the same id. */
self.onmessage = ({ data }: MessageEvent<Job>) => {
  self.postMessage({ id: data.id, centres: centresOf(data.request) });
};
