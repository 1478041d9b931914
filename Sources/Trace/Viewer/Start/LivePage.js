/**
 * The page of a program that goes on, which writes it again: it loads itself again then, and shows what it showed before.
 *
 * Pages in files may not read files. So the page opens itself in a frame, which says how often what it has was written.
 */
class LivePage {
    constructor({ selection, trace }) {
        Object.assign(this, { selection, trace });
        this.restore();
        addEventListener('message', ({ source, data }) => {
            if (source === this.frame?.contentWindow && Number.isInteger(data?.live)) this.compare(data.live);
        });
        this.timer = setInterval(() => this.look(), LivePage.interval);
    }

    look() {
        if (document.visibilityState === 'hidden') return;
        this.frame?.remove();
        this.frame = make('iframe', { src: `${location.href.replace(/#.*/s, '')}${LivePage.mark}`, hidden: true,
            'aria-hidden': 'true', tabindex: -1 });
        document.body.append(this.frame);
    }

    compare(live) {
        if (live === this.trace.test.live) return;
        clearInterval(this.timer);
        this.remember();
        location.reload();
    }

    /** What the reader looks at: a step, or the last one, whichever that is by then. */
    remember() {
        const { step, node, mode } = this.selection.values;
        const last = this.trace.steps.length - 1;
        storeValue(LivePage.key, JSON.stringify({ step: step === last ? 'last' : step, node, mode }),
            () => sessionStorage);
    }

    restore() {
        let former = {};
        try {
            former = JSON.parse(storedValue(LivePage.key, () => sessionStorage)) ?? {};
        } catch {
            // Something else wrote it.
        }
        const last = this.trace.steps.length - 1;
        this.step = Number.isInteger(former.step) && former.step >= 0 && former.step < last ? former.step : last;
        this.values = { node: Number.isInteger(former.node) ? former.node : 0,
            ...(['one', 'pair', 'difference'].includes(former.mode) && { mode: former.mode }) };
    }

    /** In a frame, says how often the page that it has was written, and draws nothing. */
    static answer() {
        if (window === window.parent || location.hash !== LivePage.mark) return false;
        const live = /"live":(\d+)/.exec(document.getElementById('trace').textContent.slice(0, 1000));
        if (live) window.parent.postMessage({ live: Number(live[1]) }, '*');
        return true;
    }
}

LivePage.mark = '#written';
LivePage.key = 'robot-live';
LivePage.interval = 1000;
