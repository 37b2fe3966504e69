import { NetworkError } from './api-error';
import { apiErrorOf } from './read-failure';

/** Gets JSON from `url` while the tab stands still. Throws `ApiError` or `NetworkError`. */
export function requestAtOnce(url: string, headers: Readonly<Record<string, string | number>>): unknown {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', url, false);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, String(value));
    request.send();
  } catch (cause) {
    throw new NetworkError(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable', { cause });
  }
  const { status } = request;
  const data = parsed(request.responseText);
  if (status < 200 || status >= 300) {
    throw apiErrorOf({ status, data, headers: { 'retry-after': request.getResponseHeader('Retry-After') } });
  }
  if (data === undefined) throw new NetworkError('unreadable');
  return data;
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
