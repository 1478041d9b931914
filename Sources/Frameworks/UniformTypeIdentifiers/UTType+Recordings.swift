extension UTType {
    /// A recording of sound or pictures.
    public static let audiovisualContent = declared("public.audiovisual-content", [.data, .content])
    /// A recording of pictures, with or without sound.
    public static let movie = declared("public.movie", [.audiovisualContent])
    /// A recording of pictures without sound.
    public static let video = declared("public.video", [.movie])
    /// A recording of sound.
    public static let audio = declared("public.audio", [.audiovisualContent])
    /// A movie of QuickTime.
    public static let quickTimeMovie = declared(
        "com.apple.quicktime-movie", [.movie], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"])
    /// A movie in MPEG-1 or MPEG-2.
    public static let mpeg = declared(
        "public.mpeg", [.movie], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"], mimeTypes: ["video/mpeg"])
    /// Pictures in MPEG-2.
    public static let mpeg2Video = declared(
        "public.mpeg-2-video", [.video], extensions: ["m2v"], mimeTypes: ["video/mpeg2"])
    /// A stream in MPEG-2.
    public static let mpeg2TransportStream = declared(
        "public.mpeg-2-transport-stream", [.movie], extensions: ["ts"])
    /// Sound in MP3.
    public static let mp3 = declared(
        "public.mp3", [.audio], extensions: ["mp3", "mpga"], mimeTypes: ["audio/mpeg", "audio/mp3"])
    /// A movie in MPEG-4.
    public static let mpeg4Movie = declared(
        "public.mpeg-4", [.movie], extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"])
    /// Sound in MPEG-4.
    public static let mpeg4Audio = declared(
        "public.mpeg-4-audio", [.audio, .mpeg4Movie], extensions: ["mp4", "mpg4"], mimeTypes: ["audio/mp4"])
    /// Protected sound in MPEG-4.
    public static let appleProtectedMPEG4Audio = declared(
        "com.apple.protected-mpeg-4-audio", [.audio], extensions: ["m4p"])
    /// A protected movie in MPEG-4.
    public static let appleProtectedMPEG4Video = declared(
        "com.apple.protected-mpeg-4-video", [.movie], extensions: ["m4v"])
    /// A movie in AVI.
    public static let avi = declared(
        "public.avi", [.movie], extensions: ["avi", "vfw"], mimeTypes: ["video/avi"])
    /// Sound in AIFF.
    public static let aiff = declared(
        "public.aiff-audio", [.audio], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"])
    /// Sound in WAV.
    public static let wav = declared(
        "com.microsoft.waveform-audio", [.audio], extensions: ["wav", "wave", "bwf"],
        mimeTypes: ["audio/vnd.wave", "audio/wav"])
    /// Music in MIDI.
    public static let midi = declared(
        "public.midi-audio", [.audio], extensions: ["midi", "mid", "smf", "kar"], mimeTypes: ["audio/midi"])
    /// A list of recordings.
    public static let playlist = declared("public.playlist", [.text])
    /// A list of recordings in M3U.
    public static let m3uPlaylist = declared(
        "public.m3u-playlist", [.playlist], extensions: ["m3u", "m3u8"], mimeTypes: ["audio/mpegurl"])

    static let recordings: [UTType] = [
        .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg, .mpeg2Video,
        .mpeg2TransportStream, .mp3, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio,
        .appleProtectedMPEG4Video, .avi, .aiff, .wav, .midi, .playlist, .m3uPlaylist,
    ]
}
