// Runs in the page, before anything of ours: notes when the first board is there, how far apart frames are while cards are on
// their way, and how long each task took that kept the page from drawing. Times in milliseconds.
{
  const notes = { board: null, frames: [], tasks: [] };
  globalThis.notes = notes;
  new PerformanceObserver(list => {
    notes.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  let last = null;
  const frame = now => {
    if (notes.board === null && document.querySelector('.list-moves') !== null) notes.board = performance.now();
    const isMoving = document.querySelector('.cn-flying') !== null;
    if (isMoving && last !== null) notes.frames.push(now - last);
    last = isMoving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
