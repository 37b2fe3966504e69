import React, { useEffect, useState } from 'react';

/** Shows what the portal hands to it, and keeps something of its own. */
export function Catatan({ page, params, search, tahunKinerja, getToken, onNavigate }) {
  const [count, setCount] = useState(0);
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
        React {React.version}, tahun {tahunKinerja}, {getToken() ? 'masuk' : 'tamu'}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ditekan {count}
      </button>
      <button type="button" onClick={() => onNavigate('/dashboard-pd')}>
        Ke Dashboard PD
      </button>
    </section>
  );
}
