// View models import Combine and Foundation: its names of time mean the virtual clock's, as beside UIKit.
@_exported import VirtualFoundation
