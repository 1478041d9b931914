/** Numbers, times and places as people read them. */
const Words = {
    /** Virtual time: `0.35 s`, `2 min`, `1 h`; in between `2:03.5` and `1:00:05.27`. */
    time(microseconds) {
        const seconds = (microseconds ?? 0) / 1e6;
        if (seconds < 60) return `${trimmed(seconds, seconds < 10 ? 3 : 2)} s`;
        if (seconds % 3600 === 0) return `${grouped(seconds / 3600)} h`;
        if (seconds < 3600 && seconds % 60 === 0) return `${seconds / 60} min`;
        const hundredths = Math.round(seconds * 100);
        const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
        const rest = trimmed((hundredths % 6000) / 100, 2).replace(/^\d(?!\d)/, '0$&');
        return hours > 0 ? `${grouped(hours)}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
    },

    /** Real time: `340 µs`, `1.2 ms`, `3.4 s`. */
    real(microseconds) {
        const value = microseconds ?? 0;
        if (value < 1000) return `${trimmed(value, 0)} µs`;
        if (value < 1e6) return `${trimmed(value / 1000, value < 1e4 ? 1 : 0)} ms`;
        return `${trimmed(value / 1e6, 1)} s`;
    },

    /** A number of points with at most two decimals. */
    points(value) {
        return trimmed(value, 2);
    },

    rect([x, y, width, height]) {
        return `(${Words.points(x)} ${Words.points(y)}; ${Words.points(width)} ${Words.points(height)})`;
    },

    /** A transform as its parts: `rotated 45°, scaled 2, moved (10, 0)`; one that also slants as its matrix. */
    transform([a, b, c, d, tx, ty]) {
        const [x, y] = [Math.hypot(a, b), Math.hypot(c, d) * Math.sign(a * d - b * c)];
        if (Math.abs(a * c + b * d) > 1e-3) return [a, b, c, d, tx, ty].map(Words.points).join(' ');
        const angle = trimmed((Math.atan2(b, a) * 180) / Math.PI, 1);
        const [width, height] = [x, y].map(Words.points);
        const parts = [
            angle !== '0' && `rotated ${angle}°`,
                (width !== '1' || height !== '1') && `scaled ${width === height ? width : `${width} by ${height}`}`,
            (tx !== 0 || ty !== 0) && `moved (${Words.points(tx)}, ${Words.points(ty)})`,
        ].filter(Boolean);
        return parts.join(', ') || 'identity';
    },

    count(number, noun, plural = `${noun}s`) {
        return `${grouped(number)} ${number === 1 ? noun : plural}`;
    },

    /** The last part of a path. */
    fileName(path) {
        return path.slice(path.lastIndexOf('/') + 1);
    },

    place(file, line) {
        if (!file) return '';
        return line ? `${Words.fileName(file)}:${line}` : Words.fileName(file);
    },

    /** `staticText` as `static text`. */
    spaced(name) {
        return name.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
    },

    capitalized(text) {
        return text.charAt(0).toUpperCase() + text.slice(1);
    },
};

/** The number without trailing zeros, and never `-0`. */
function trimmed(value, decimals) {
    const text = Number(value).toFixed(decimals);
    return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text.replace(/^-0$/, '0');
}

function twoDigits(value) {
    return String(value).padStart(2, '0');
}

/** 10,000: the same in each country, so that pictures of the page compare. */
function grouped(value) {
    return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
