// Files about lists are about views.
@_exported import HeadlessUIKitCore
