import { useEffect, useState, version } from 'react';

/** Shows what the portal hands to it, asks the portal's server with the reader's session, and keeps something of its own. */
export function Catatan(portal) {
  const { page, params, search, tahunKinerja, apiBase, getToken, hasPage, hrefOf, onNavigate } = portal;
  const [count, setCount] = useState(0);
  const [reader, setReader] = useState('');

  useEffect(() => {
    let current = true;
    const headers = { Authorization: `Bearer ${getToken()}`, 'Default-Key-Tahun-Kinerja': tahunKinerja };
    fetch(`${apiBase}/user`, { headers })
      .then((answer) => answer.json())
      .then(({ data }) => current && setReader(data.username));
    return () => {
      current = false;
    };
  }, [apiBase, getToken, tahunKinerja]);

  useEffect(() => {
    document.body.dataset.catatan = 'terpasang';
    return () => {
      document.body.dataset.catatan = 'dilepas';
    };
  }, []);

  return (
    <section>
      <h1>
        {page} {params.id}
        {search}
      </h1>
      <p>
        React {version}, tahun {tahunKinerja}, {reader}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ditekan {count}
      </button>
      {hasPage('dashboard-pd') && (
        <button type="button" onClick={() => onNavigate(hrefOf('dashboard-pd'))}>
          Ke Dashboard PD
        </button>
      )}
    </section>
  );
}
