extension UTType {
    /// A recording of sound or pictures.
    public static let audiovisualContent = known("public.audiovisual-content")
    /// A recording of pictures, with or without sound.
    public static let movie = known("public.movie")
    /// A recording of pictures without sound.
    public static let video = known("public.video")
    /// A recording of sound.
    public static let audio = known("public.audio")
    /// A movie of QuickTime.
    public static let quickTimeMovie = known("com.apple.quicktime-movie")
    /// A movie in MPEG-1 or MPEG-2.
    public static let mpeg = known("public.mpeg")
    /// Pictures in MPEG-2.
    public static let mpeg2Video = known("public.mpeg-2-video")
    /// A stream in MPEG-2.
    public static let mpeg2TransportStream = known("public.mpeg-2-transport-stream")
    /// Sound in MP3.
    public static let mp3 = known("public.mp3")
    /// A movie in MPEG-4.
    public static let mpeg4Movie = known("public.mpeg-4")
    /// Sound in MPEG-4.
    public static let mpeg4Audio = known("public.mpeg-4-audio")
    /// Protected sound in MPEG-4.
    public static let appleProtectedMPEG4Audio = known("com.apple.protected-mpeg-4-audio")
    /// A protected movie in MPEG-4.
    public static let appleProtectedMPEG4Video = known("com.apple.protected-mpeg-4-video")
    /// A movie in AVI.
    public static let avi = known("public.avi")
    /// Sound in AIFF.
    public static let aiff = known("public.aiff-audio")
    /// Sound in WAV.
    public static let wav = known("com.microsoft.waveform-audio")
    /// Music in MIDI.
    public static let midi = known("public.midi-audio")
    /// A list of recordings.
    public static let playlist = known("public.playlist")
    /// A list of recordings in M3U.
    public static let m3uPlaylist = known("public.m3u-playlist")
}

extension TypeDeclaration {
    static let recordings: [TypeDeclaration] = [
        .init("public.audiovisual-content", ["public.data", "public.content"], [], []),
        .init("public.movie", ["public.audiovisual-content"], [], []),
        .init("public.video", ["public.movie"], [], []),
        .init("public.audio", ["public.audiovisual-content"], [], []),
        .init("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        .init("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"]),
        .init("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
        .init("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], []),
        .init("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"]),
        .init("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
        .init("public.mpeg-4-audio", ["public.audio", "public.mpeg-4"], ["mp4", "mpg4"], ["audio/mp4"]),
        .init("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], []),
        .init("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], []),
        .init("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"]),
        .init("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        .init(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave", "bwf"],
            ["audio/vnd.wave", "audio/wav"]),
        .init("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"]),
        .init("public.playlist", ["public.text"], [], []),
        .init("public.m3u-playlist", ["public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
    ]
}
