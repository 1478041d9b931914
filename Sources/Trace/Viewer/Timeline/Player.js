/** Plays the trace as a film, in the time of the slider: folded gaps pass quickly. */
class Player {
    constructor(page) {
        Object.assign(this, page);
        this.toggle = button({ name: 'Play', icon: 'play', shortcut: 'Space', className: 'button-plain',
            action: () => this.playOrPause() });
        this.buttons = [
            button({
                name: 'Previous frame', icon: 'previous', shortcut: '←', className: 'button-plain',
                action: () => this.step(-1),
            }),
            this.toggle,
            button({ name: 'Next frame', icon: 'next', shortcut: '→', className: 'button-plain',
                action: () => this.step(1) }),
        ];
        this.selection.follow(['isPlaying'], ({ isPlaying }) => this.show(isPlaying));
    }

    step(distance) {
        this.selection.set({ isPlaying: false });
        this.navigation.moveFrame(distance);
    }

    playOrPause() {
        const isPlaying = !this.selection.get('isPlaying');
        const isAtEnd = this.selection.get('frame') >= this.trace.frames.length - 1;
        if (isPlaying && isAtEnd) this.navigation.goToFrame(0);
        this.selection.set({ isPlaying });
    }

    show(isPlaying) {
        const name = isPlaying ? 'Pause' : 'Play';
        this.toggle.setAttribute('aria-label', name);
        this.toggle.title = `${name} (Space)`;
        this.toggle.replaceChildren(icon(isPlaying ? 'pause' : 'play'));
        if (!isPlaying) return;
        const x = this.scale.frameX[this.selection.get('frame')];
        requestAnimationFrame((start) => this.advance(start, start, x));
    }

    /** As long as the test took on the virtual clock, but neither shorter than two seconds nor longer than a minute. */
    advance(start, now, from) {
        if (!this.selection.get('isPlaying')) return;
        const length = Math.max(2000, Math.min(60000, this.trace.frames.length * 250));
        const x = from + (now - start) / length;
        const { time, frame } = this.scale.at(Math.min(1, x));
        this.navigation.goToTime(time, frame);
        if (x >= 1) this.selection.set({ isPlaying: false });
        else requestAnimationFrame((next) => this.advance(start, next, from));
    }
}
