// Files about lists are about views. With them come drawing and Foundation, which no file imports again.
@_exported import HeadlessUIKitCore
